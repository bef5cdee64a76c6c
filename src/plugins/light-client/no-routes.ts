/** Replaces modules that Docusaurus generates for its own client and our layer does not need. */
export default [];
