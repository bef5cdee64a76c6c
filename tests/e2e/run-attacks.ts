/** What is tried: code that prints what it got, and what it must print. */
export const attacks: Readonly<Record<string, readonly [code: string, outcome: RegExp | string]>> = {
  'storage of the site': ["console.log('got', localStorage.getItem('secret-of-site'))", 'got'],
  cookies: ["console.log('got', document.cookie)", 'got'],
  'the databases of the site': ["console.log('got', (await indexedDB.databases()).length)", /got.*0/],
  'the page around it': [
    "try { console.log(parent.document.title) } catch (error) { console.log('no', error.name) }",
    /no.*SecurityError/,
  ],
  'its own element': ["console.log('got', window.frameElement)", /got.*null/],
  'an address of the tab': [
    "try { top.location = 'https://example.com/' } catch (error) { console.log('no', error.name) }",
    /no.*SecurityError/,
  ],
  'the network, by fetch': [
    "await fetch('https://example.com/').catch((error) => console.log('no', error.name))",
    /no.*TypeError/,
  ],
  'the site, by fetch': ["await fetch('/docs/').catch((error) => console.log('no', error.name))", /no.*TypeError/],
  'the network, by a picture': [
    "await new Promise((done) => { const image = new Image(); image.onload = image.onerror = ({ type }) => done(console.log('got', type)); image.src = 'https://example.com/a.png'; })",
    /got.*error/,
  ],
  'the network, by a script': [
    "await import('https://example.com/a.js').catch((error) => console.log('no', error.name))",
    /no.*TypeError/,
  ],
  'the network, by a socket': [
    "await new Promise((done) => { const socket = new WebSocket('wss://example.com'); socket.onerror = () => done(console.log('no socket')); })",
    'no socket',
  ],
  'the network, by a beacon': [
    "await new Promise((done) => { addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(console.log('no', effectiveDirective))); navigator.sendBeacon('https://example.com/', 'a'); })",
    /no.*connect-src/,
  ],
  windows: ["console.log('got', open('https://example.com/'))", /got.*null/],
  dialogs: ["console.log('got', confirm('secret?'))", /got.*false/],
  'the clipboard': [
    "await navigator.clipboard.readText().catch((error) => console.log('no', error.name))",
    /no.*NotAllowedError/,
  ],
  'the position': [
    "await new Promise((done) => navigator.geolocation.getCurrentPosition(done, ({ code }) => done(console.log('no', code))))",
    /no.*1/,
  ],
  'a service worker': [
    "try { await navigator.serviceWorker.register('/docs/sw.js'); console.log('got') } catch (error) { console.log('no', error.name) }",
    /no/,
  ],
  'other browsers, by WebRTC': [
    "console.log('got', typeof RTCPeerConnection, typeof webkitRTCPeerConnection)",
    /got.*undefined.*undefined/,
  ],
  'WebRTC of a frame in it': [
    "try { const frame = document.body.appendChild(document.createElement('iframe')); console.log('got', typeof frame.contentWindow.RTCPeerConnection) } catch (error) { console.log('no', error.name) }",
    /no.*SecurityError/,
  ],
  'text that would be HTML': [
    "console.log('<img src=x onerror=parent.hacked=1>')",
    '<img src=x onerror=parent.hacked=1>',
  ],
};
