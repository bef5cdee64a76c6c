import type { DocusaurusConfig } from '@docusaurus/types';
import type { HeadPage } from './head-page';

/** What describes the site itself. */
type SiteFacts = Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'title' | 'tagline'>;

/**
 * Describes a page in schema.org vocabulary: an article about a release with its breadcrumbs, and on the start page the site as well.
 * It contains no dates, because pages follow the packages and not a calendar.
 *
 * @param image address of the page's card
 */
export function describePage(page: HeadPage, image: string, site: SiteFacts): object {
  const isHome = page.path === site.baseUrl;
  const nodes = [
    ...(isHome ? [describeSite(site)] : []),
    ...(page.trail.length > 0 ? [describeTrail(page, site)] : []),
    describeContent(page, image, site),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function describeSite({ url, baseUrl, title, tagline }: SiteFacts): object {
  return {
    '@type': 'WebSite',
    '@id': siteId({ url, baseUrl }),
    url: url + baseUrl,
    name: title,
    description: tagline,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}${baseUrl}search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function describeTrail({ trail }: HeadPage, { url }: SiteFacts): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url + path,
    })),
  };
}

function describeContent({ path, title, description, version }: HeadPage, image: string, site: SiteFacts): object {
  const common = {
    url: site.url + path,
    ...(description === '' ? {} : { description }),
    inLanguage: 'en',
    isPartOf: { '@id': siteId(site) },
  };
  if (version === undefined) return { '@type': 'WebPage', name: title, ...common, primaryImageOfPage: image };
  return {
    '@type': 'TechArticle',
    headline: title,
    ...common,
    image,
    version: version.name,
    about: {
      '@type': 'SoftwareApplication',
      name: 'Capacitor',
      softwareVersion: version.release,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Android, iOS, Web',
    },
  };
}

function siteId({ url, baseUrl }: Pick<SiteFacts, 'url' | 'baseUrl'>): string {
  return `${url}${baseUrl}#website`;
}
