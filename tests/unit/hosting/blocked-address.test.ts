import { describe, expect, it } from 'vitest';
import { findBlockedAddress } from '../../../src/build/hosting/blocked-address';
import { listSources } from '../../../src/build/hosting/hosting';

const sources = {
  ...listSources({ searchAppId: 'embedded', hasTagManager: false }),
  'frame-src': ['https://video.example.com', 'https://*.maps.example.com', 'https://one.example.com/embed/'],
};
const find = (element: string, attribute: string, address: string) =>
  findBlockedAddress(element, attribute, address, sources);

describe('an address that the policy of the published site blocks', () => {
  it.each([
    ['img', 'src', 'https://a.example/x.png', 'pictures from https://a.example. Put the file into static/'],
    ['img', 'src', 'http://a.example/x.png', "'img-src': ['http://a.example'] in otherHosts"],
    ['video', 'src', '//a.example/x.mp4', 'videos and sound from https://a.example'],
    ['source', 'srcset', 'https://a.example/x.png', 'pictures from'],
    ['video', 'poster', 'https://a.example/x.png', 'pictures from'],
    ['video', 'src', 'data:video/mp4;base64,AA', 'videos and sound from data:'],
    ['iframe', 'src', 'https://maps.example.com/x', "'frame-src': ['https://maps.example.com']"],
    ['iframe', 'src', 'https://one.example.com/other', 'frames from'],
    ['iframe', 'src', 'http://video.example.com/x', 'frames from'],
    ['iframe', 'src', '/docs/apis/camera', 'frames from this site. Write a link to it instead.'],
    ['object', 'data', '/docs/x.pdf', 'plugins from this site'],
    ['form', 'action', 'https://a.example/', 'forms that are sent to https://a.example'],
    ['link stylesheet', 'href', 'https://fonts.example/css', 'style sheets from https://fonts.example'],
    ['ThemedImage', 'sources', 'https://a.example/x.png', 'pictures from'],
  ])('is found in <%s %s="%s">', (element, attribute, address, part) => {
    expect(find(element, attribute, address)).toContain(part);
  });

  it.each([
    ['img', 'src', '/img/logo.svg'],
    ['img', 'src', 'pathname:///docs/img/logo.svg'],
    ['img', 'src', 'data:image/png;base64,AA'],
    ['img', 'src', 'https://capacitorjs.com/docs/img/logo.svg'],
    ['video', 'src', './tour.mp4'],
    ['iframe', 'src', 'https://video.example.com/x'],
    ['iframe', 'src', 'https://a.maps.example.com/x'],
    ['iframe', 'src', 'https://one.example.com/embed/x'],
    ['a', 'href', 'https://a.example/'],
    ['form', 'action', '/docs/search'],
    ['link canonical', 'href', 'https://a.example/'],
  ])('is none in <%s %s="%s">', (element, attribute, address) => {
    expect(find(element, attribute, address)).toBeUndefined();
  });
});
