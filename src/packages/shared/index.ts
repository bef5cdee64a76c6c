/** Errors for people, and the files of the project. */
export { explainSyntax } from './errors/explain-syntax';
export { inputError } from './errors/input-error';
export { findJsonProblem } from './errors/json-problem';
export { findPageErrors, namePaths } from './errors/page-errors';
export { checksum, joinBytes, toBytes } from './files/bytes';
export { listPaths, pathFrom, readPagePath, toSlashes } from './files/file-paths';
export { projectRoot } from './files/project-root';
export { readJson, readJsonFile } from './files/read-json-file';
