/** What the build makes of samples that run. */
export { bundleEditor } from './build/bundle-editor';
export { makeFrames } from './build/make-frames';
export { packSample, unpackSamples } from './build/pack-samples';
export { type Block, canRun, readSample } from './build/read-sample';
