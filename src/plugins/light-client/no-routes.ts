/** Stands in for what Docusaurus generates for its own client, of which our layer needs nothing. */
export default [];
