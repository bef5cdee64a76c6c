declare module '@generated/quick-build/settings.json' {
  const settings: {
    /** Folder of the server's bundle. */
    readonly serverFolder: string;
    /** Docusaurus' list of the chunks of each route. */
    readonly routesFile: string;
    readonly resultsFolder: string;
    /** What `hashProgram` says. */
    readonly program: string;
  };
  export default settings;
}

declare module '@quick-build/docusaurus-entry' {
  export interface RenderParams {
    readonly pathname: string;
    /** What is collected is plain data then; else it holds objects of Helmet. */
    readonly v4RemoveLegacyPostBuildHeadAttribute: boolean;
  }
  /** Plain data: Docusaurus hands it from thread to thread where it renders in several. */
  export interface RenderResult {
    readonly html: string;
    readonly collectedData: object;
  }
  /** Of core 3.10.2, `client/serverEntry.js`. */
  export default function render(params: RenderParams): Promise<RenderResult>;
}
