/** `@capacitor/core` of the version that a frame is for. The build says where it is (`bundle-packages.ts`); each version lacks some of these. */
export declare const registerPlugin: (name: string, parts?: object) => object;
export declare const Capacitor: object;
export declare const CapacitorCookies: object | undefined;
export declare const CapacitorHttp: object | undefined;
export declare const Plugins: object | undefined;
