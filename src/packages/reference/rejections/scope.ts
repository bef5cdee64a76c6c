/** What is known about a piece of native code in one call of its function. */
import type { NativeDeclarations, NativeFunction, Range } from '../platforms/declarations';

/** Value of a parameter in one call of its function. */
export interface Value {
  texts: readonly string[];
  /** Set for `true` and `false`. */
  flag?: boolean;
  /** Set for an error. */
  caught?: Caught;
}

/** Context of an expression: its function with the values of the parameters, and all declarations around it. */
export interface Scope {
  declarations: NativeDeclarations;
  fn: NativeFunction;
  values: ReadonlyMap<string, Value>;
  /** Getters of a call that never return null. */
  neverNull?: ReadonlySet<string>;
}

/** An error that code throws. The empty type stands for errors from elsewhere. */
export interface ThrownError {
  readonly type: string;
  /** Case of a Swift enum. */
  readonly variant?: string;
  /** The first argument that it is made with, and where. */
  readonly argument?: { readonly range: Range; readonly scope: Scope };
}

/** The errors that a variable can have, and its type in the sources. */
export interface Caught {
  readonly type: string;
  readonly errors: readonly ThrownError[];
}
