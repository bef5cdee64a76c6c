/** Stands in for Docusaurus' `client/BaseUrlIssueBanner`, which draws something on the server only. Its styles hide that once they are there. */
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

export default function NoBanner(): null {
  return null;
}
