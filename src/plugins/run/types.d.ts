/// <reference types="@docusaurus/plugin-debug" />
/** Names of the scripts of the editor, as the plugin writes them. */
declare module '@generated/run/default/editor.json' {
  const names: { readonly editor: string; readonly compiler: string };
  export default names;
}
