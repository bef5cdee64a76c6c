/** Stands in for Docusaurus' `client/BaseUrlIssueBanner`, which draws something on the server only. */
export default function NoBanner(): null {
  return null;
}
