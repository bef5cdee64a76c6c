/** What the build and the browser both know about explanations. */
export { type Explanation, type Explanations, explainedLanguage, explainFolder, type NamePlace } from './model';
