/**
 * Words that make a page read like a translation, and what to write instead.
 *
 * A rule is worth keeping if nearly everything that it finds is wrong. Phrases in which the word is right are exceptions of the rule,
 * each with a reason. No page can opt out.
 */

/** A phrase in which the word of a rule is right. */
interface Exception {
  readonly pattern: RegExp;
  readonly reason: string;
}

export interface WordRule {
  /** Name of the rule in lists, usually the word itself. */
  readonly name: string;
  /** Matched against text without markup, in which code is a single `￼`. */
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: string;
  readonly exceptions?: readonly Exception[];
}

export const wordRules: readonly WordRule[] = [
  {
    name: 'tells',
    pattern:
      /\bpicture tells\b|\btells? (?:what|which|where|whether|how|when|why|who|since|that|of|about|more|no) |\btells (?:all|an?|the) |\btells\.|\bas told\b/i,
    instead: 'shows, explains, lists, reports',
    exceptions: [
      { pattern: /\b(?:can|can't|cannot|could|to) tell\b/i, reason: 'to tell something from what one sees is English' },
      {
        pattern:
          /\btells? (?:the|an?|all) (?:\w+ )?(?:app|apps|browser|plugin|bridge|CLI|code|compiler|developer|framework|group|native side|operating system|package|page|person|plugins|reader|runtime|screen reader|server|system|team|user|users|WebView|web code|￼)\b/i,
        reason: 'somebody or something is told',
      },
    ],
  },
  { name: 'shall', pattern: /\bshall\b/i, instead: 'must, should' },
  {
    name: 'belongs into',
    pattern: /\b(?:belong|belongs|belonged) into\b/i,
    instead: 'belongs in',
  },
  { name: 'anew', pattern: /\banew\b/i, instead: 'again, from scratch' },
  {
    name: 'stands',
    pattern: /\b(?:stand|stands|stood|standing)\b/i,
    instead: 'is, is written, is set, belongs',
    exceptions: [
      { pattern: /\b(?:stand|stands|stood|standing) (?:for|out|by)\b/i, reason: 'a phrase with a meaning of its own' },
      { pattern: /\bmusic stand\b/i, reason: 'the thing that the tutorial builds an app for' },
      { pattern: /\bstand-(?:in|ins|alone)\b/i, reason: 'a word of its own' },
      { pattern: /\bphone\b.*\bstand(?:s|ing)? upright\b/i, reason: 'a phone can stand upright or lie flat' },
    ],
  },
  {
    name: 'lies',
    pattern: /\b(?:lie|lies|lay|lain|lying)\b/i,
    instead: 'is, is stored, is in, covers',
    exceptions: [
      {
        pattern: /\b(?:phone|device|tablet)(?: that)? (?:is lying|lies|lying)\b|\blie flat\b|\blying flat\b/i,
        reason: 'a phone can stand upright or lie flat',
      },
      { pattern: /\b(?:can't|cannot|can|to|could) lie\b/i, reason: 'to say what is not true' },
      { pattern: /\bto lay out\b|\blay (?:it|them|the \w+) out\b/i, reason: 'a layout is laid out' },
    ],
  },
  {
    name: 'a text',
    pattern:
      /\b(?:a|one|each|every|another) text\b(?![- ](?:value|values|about|alternative|area|areas|box|editor|field|fields|file|files|formats?|input|inputs|label|message|node|size|sizes|view|views|zoom|selection|color|search|mode|on|in|of|below|above|is|that|or (?:image|link|picture)|and)\b)/i,
    instead: 'a string, text, a message',
  },
  {
    name: 'texts',
    pattern: /\btexts\b/i,
    instead: 'text, strings, messages',
  },
  {
    name: 'hangs on',
    pattern: /\bhangs? (?:on|at|from|off)\b/i,
    instead: 'depends on, is tied to, belongs to',
    exceptions: [
      {
        pattern: /\bhangs (?:on|at) (?:￼|"|“|iOS|Android|the (?:web|splash|first|start))/i,
        reason: 'a program that stops responding',
      },
    ],
  },
  {
    name: 'the answer',
    pattern:
      /\b(?:the|its|an|no|each|every|that|this|whose|late|last|first|same) answers?\b|\banswers (?:with|what|only|nothing|￼)/i,
    instead: 'the returned value, the result, the response (of a server), what the user chose',
    exceptions: [
      {
        pattern:
          /\banswers? (?:to|is yes|is no|yes|no|the question|their question|your question|is (?:usually|often))\b/i,
        reason: 'a question is answered',
      },
      { pattern: /\bquestions?\b[^.]*\banswers?\b|\banswers?\b[^.]*\bquestions?\b/i, reason: 'a question is answered' },
    ],
  },
  {
    name: 'answers',
    pattern:
      /\b(?:that|which|it|they|app|files?|map|plugin|proxy|server|side|stores?|system|\ufffc) (?:(?:still|not|never|now|must|has|have|had|can) )?answer(?:s|ed)?\b|\b(?:class|plugin) (?:can|has) answer(?:ed)?\b|\bAnswer (?:of|to) the\b|\banswer(?:s|ing) (?:every|the call)\b/,
    instead: 'returns (a function), responds (a server), serves (a file), the result',
  },
  {
    name: 'the app ends',
    pattern:
      /\bapp (?:then |itself )?(?:ends|closes)\b|(?<!\b(?:Android|iOS|system|let Android) (?:(?:can|may|might|had|has|will) )?)\bends? (?:the|your|an) app\b/i,
    instead: 'crashes (by a fault), exits (by its own code), is closed (by the user); only the system ends an app',
  },
  {
    name: 'that of',
    pattern: /\b(?:that|those|the ones?) of\b|\bthe ones? (?:above|below|for|from|in|that|under|which|with)\b/i,
    instead: 'the name of the thing again: the key of the archive, the file from Google',
  },
  {
    name: 'of its own',
    pattern: /\bof (?:its|my|one's|our|their|your) own\b/i,
    instead: 'your own plugin, its own folder, a separate package, or nothing',
  },
  {
    name: 'set-up',
    pattern: /\bset-ups?\b|\b(?:to|can|must|you|you must) setup\b/i,
    instead: 'setup (noun), set up (verb)',
  },
  { name: 'IOS', pattern: /\bIOS\b|\bIos\b/, instead: 'iOS, also at the start of a sentence' },
  { name: 'as it says', pattern: /\bas it says\b/i, instead: 'the cause, or an empty cell' },
  {
    name: 'riddle',
    pattern:
      /\btakes? [^.]{1,40} off the \w+|\bcom(?:e|es|ing) and go(?:es|ing)?\b|^(?:What|Which|Whose) (?:\w+ ){0,3}to \w+\.$|\bLooks of an?\b|\bcall(?:ed)? off\b/,
    instead:
      'what it does to which thing: removes the polygons, shows and hides, the key to read, the style of a button',
  },
  { name: 'leave away', pattern: /\b(?:leav(?:e|es|ing)|left) (?:\w+ )?away\b/i, instead: 'leave out, remove' },
  { name: 'whoever', pattern: /\bwhoever\b/i, instead: 'you, the user, anyone who' },
  {
    name: 'people',
    pattern: /\b(?:people|peoples|people's)\b/i,
    instead: 'the user, users; you for the developer',
    exceptions: [
      {
        pattern:
          /\b(?:most|many|some|few|fewer|more|other|different|several|two|of|real|all|blind|deaf|disabled|older) people\b/i,
        reason: 'a number or a kind of people, who are not the user of the app',
      },
      {
        pattern: /\bpeople (?:with|who can't|who cannot|search|ask|type|in your team|and)\b/i,
        reason: 'people who are not the user of the app',
      },
    ],
  },
  {
    name: 'goes on',
    pattern: /\b(?:go|goes|going|went|gone) on\b(?! (?:the|a|an|your|sale|strike|iOS|Android|￼))/i,
    instead: 'continues, keeps running',
  },
  {
    name: 'holds for',
    pattern:
      /\b(?:holds?|held) (?:for (?!\d|a (?:while|moment|second)|seconds)|good|also|too|there|here|true)|\bthe same holds\b/i,
    instead: 'applies to, is true for',
  },
  {
    name: 'hands over',
    pattern:
      /\b(?:hand|hands|handed|handing) (?:(?:it|them|this|that|links?|commands?|\ufffc|(?:the|a|an|your) \w+) )?(?:out|over|on)\b|\bhands? (?:you|the \w+ to)\b/i,
    instead: 'passes, gives, returns',
  },
  { name: 'for good', pattern: /\bfor good\b(?! (?:reason|measure))/i, instead: 'permanently, forever' },
  { name: 'need not', pattern: /\bneed(?:s|ed)? not\b|\bneedn't\b/i, instead: 'does not have to, does not need to' },
  { name: 'cure', pattern: /\b(?:cure|cures|cured|remedy|remedies)\b/i, instead: 'fix, solution' },
  { name: 'mend', pattern: /(?<![-/])\b(?:mend|mends|mended|mending)\b/i, instead: 'fix, repair' },
  { name: 'hears of', pattern: /\b(?:hear|hears|heard) (?:of|about)\b/i, instead: 'gets, is notified of, learns' },
  {
    name: 'from … on',
    pattern:
      /\bfrom (?:(?:its|the) )?(?:iOS|Android|Angular|API level|Capacitor|Chrome|CocoaPods|Gradle|Node\.js|npm|release|Safari|SDK of Android|version|Xcode) (?:\ufffc|\d[\d.]*)(?: of \w+)? on\b|\bfrom [\d.]+ on\b|\bfrom \d+ \w+ on\b|\bfrom the \w+ time on\b/i,
    instead: 'since iOS 15, in iOS 15 and later',
  },
  {
    name: 'stiff',
    pattern:
      /\b(?:whilst|hence|thereby|therein|thereof|thereupon|whereupon|wherein|thus|upon|amongst|namely|ought|nevertheless|henceforth|aforementioned|likewise)\b/i,
    instead: 'while, so, this way, on, among, must',
    exceptions: [{ pattern: /\bonce upon\b/i, reason: 'a fixed phrase' }],
  },
  {
    name: 'roundabout',
    pattern:
      /\b(?:said to be|so as to|in order to|in case of|due to the fact|with regard to|as far as .* concerned|is meant|are meant|is to be|are to be)\b/i,
    instead: 'to, if, because, about; say who does what',
    exceptions: [
      { pattern: /\b(?:is|are) meant (?:for|to|as)\b/i, reason: 'what something is made for' },
      { pattern: /\bin case of (?:doubt|emergency)\b/i, reason: 'a fixed phrase' },
    ],
  },
  {
    name: 'filler',
    pattern:
      /\b(?:simply|easily|obviously|please|note that|of course|basically|actually|in fact|very easy|needless to say)\b/i,
    instead: 'nothing: leave the word out',
    exceptions: [
      {
        pattern: /"[^"]*\b(?:please|simply|easily)\b[^"]*"|“[^”]*\b(?:please|simply)\b[^”]*”/i,
        reason: 'a text of an app, quoted',
      },
    ],
  },
  {
    name: 'two terms',
    pattern:
      /\b(?:web[- ]views?|development servers?|plug-ins?|web applications?|native applications?|permission (?:dialogs?|questions?|requests? dialogs?)|file systems? plugin|life cycles?|fire up|command line interface|splashscreens?)\b|\bWebview|\bwebviews?\b|\bIonic CLI tool\b/,
    instead:
      'the term of all pages: WebView, dev server, plugin, web app, native project, permission prompt, lifecycle, CLI, splash screen',
  },
  {
    name: 'British',
    pattern:
      /\b(?:\w*(?:colour|behaviour|favour|honour|neighbour)\w*|licence[sd]?|centre[sd]?|(?:milli|centi|kilo)?metres?|(?:cancel|label|travel|model|signal)l(?:ed|ing|er|ers)|grey\w*|catalogues?|dialogues?|defences?|offences?|artefacts?|judgement|programmes?|learnt|spelt|burnt|fulfils?|enrols?)\b|\b\w*(?:organ|real|custom|optim|recogn|initial|serial|normal|local|minim|maxim|synchron|author|capital|categor|central|character|emphas|final|general|global|memor|neutral|priorit|standard|summar|symbol|token|util|visual)is(?:e|es|ed|ing|ations?|ers?)\b/i,
    instead: 'the American spelling: behavior, color, license, center, canceled, organize',
    exceptions: [{ pattern: /[\w/-]*\/[\w-]+\.(?:mjs|tsx?|txt)\b/, reason: 'a file keeps the name that it has' }],
  },
];
