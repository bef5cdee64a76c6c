/**
 * Words that make a page read like a translation, and what to write instead.
 *
 * A rule is worth keeping if nearly everything that it finds is wrong. Phrases in which the word is right are exceptions of the rule,
 * each with a reason. No page can opt out.
 */

import { spellingRules, type WordRule } from './spellings';

export const wordRules: readonly WordRule[] = [
  {
    pattern:
      /\bpicture tells\b|\btells? (?:what|which|where|whether|how|when|why|who|since|that|of|about|more|no) |\btells (?:all|an?|the) |\btells\.|\bas told\b/i,
    advice: 'gives a thing a voice. Write "shows", "explains", "lists" or "reports".',
    exceptions: [
      { pattern: /\b(?:can|can't|cannot|could|to) tell\b/i, reason: 'to tell something from what one sees is English' },
      {
        pattern:
          /\btells? (?:the|an?|all) (?:\w+ )?(?:app|apps|browser|plugin|bridge|CLI|code|compiler|developer|framework|group|native side|operating system|package|page|person|plugins|reader|runtime|screen reader|server|system|team|user|users|WebView|web code|￼)\b/i,
        reason: 'somebody or something is told',
      },
    ],
  },
  { pattern: /\bshall\b/i, advice: 'is the language of contracts. Write "must" or "should".' },
  {
    pattern: /\b(?:belong|belongs|belonged) into\b/i,
    advice: 'mixes two phrases. Write "belongs in".',
  },
  { pattern: /\banew\b/i, advice: 'is a word of novels. Write "again" or "from scratch".' },
  {
    pattern: /\b(?:stand|stands|stood|standing)\b/i,
    advice:
      'is said of what has legs, and text and settings have none. Write "is", "is written", "is set" or "belongs".',
    exceptions: [
      { pattern: /\b(?:stand|stands|stood|standing) (?:for|out|by)\b/i, reason: 'a phrase with a meaning of its own' },
      { pattern: /\bmusic stand\b/i, reason: 'the thing that the tutorial builds an app for' },
      { pattern: /\bstand-(?:in|ins|alone)\b/i, reason: 'a word of its own' },
    ],
  },
  {
    pattern: /\b(?:lie|lies|lay|lain|lying)\b/i,
    advice: 'is said of what rests on something, and files and code do not. Write "is", "is stored" or "covers".',
    exceptions: [
      {
        pattern: /\b(?:phone|device|tablet)(?: that)? (?:is lying|lies|lying)\b|\blie flat\b|\blying flat\b/i,
        reason: 'a phone can stand upright or lie flat',
      },
      { pattern: /\bto lay out\b|\blay (?:it|them|the \w+) out\b/i, reason: 'a layout is laid out' },
    ],
  },
  {
    pattern:
      /\b(?:a|one|each|every|another) text\b(?![- ](?:value|values|about|alternative|area|areas|box|editor|field|fields|file|files|formats?|input|inputs|label|message|node|size|sizes|view|views|zoom|selection|color|search|mode|on|in|of|below|above|is|that|or (?:image|link|picture)|and)\b)/i,
    advice: 'counts text, which English does not. Write "a string", "a message" or only "text".',
  },
  {
    pattern: /\btexts\b/i,
    advice: 'counts text, which English does not. Write "strings", "messages" or only "text".',
  },
  {
    pattern: /\bhangs? (?:on|at|from|off)\b/i,
    advice: 'is a figure of speech here. Write "depends on", "is tied to" or "belongs to".',
    exceptions: [
      {
        pattern: /\bhangs (?:on|at) (?:￼|"|“|iOS|Android|the (?:web|splash|first|start))/i,
        reason: 'a program that stops responding',
      },
    ],
  },
  {
    pattern:
      /\b(?:the|its|an|no|each|every|that|this|whose|late|last|first|same) answers?\b|\banswers (?:with|what|only|nothing|￼)/i,
    advice:
      'could be what a function returns, what a server sends or what a person says. Write which one it is: "the returned value", "the result", "the response" or "what the user chose".',
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
    pattern:
      /\b(?:that|which|it|they|app|files?|map|plugin|proxy|server|side|stores?|system|\ufffc) (?:(?:still|not|never|now|must|has|have|had|can) )?answer(?:s|ed)?\b|\b(?:class|plugin) (?:can|has) answer(?:ed)?\b|\bAnswer (?:of|to) the\b|\banswer(?:s|ing) (?:every|the call)\b/,
    advice:
      'is said of a person, and this is a program. Write "returns" for a function, "responds" for a server and "serves" for a file.',
  },
  {
    pattern:
      /\bapp (?:then |itself )?(?:ends|closes)\b|(?<!\b(?:Android|iOS|system|let Android) (?:(?:can|may|might|had|has|will) )?)\bends? (?:the|your|an) app\b/i,
    advice:
      'does not say who ends the app. Write "crashes" for a fault, "exits" if its own code does it, "is closed" if the user does, or that the system ends it.',
  },
  {
    pattern: /\b(?:that|those|the ones?) of\b|\bthe ones? (?:above|below|for|from|in|that|under|which|with)\b/i,
    advice:
      'makes readers look for the word that it stands for. Write that word again: "the key of the archive", "the file from Google".',
  },
  {
    pattern: /\bof (?:its|my|one's|our|their|your) own\b/i,
    advice:
      'is longer than it needs to be. Write "your own plugin", "its own folder", "a separate package", or leave it out.',
  },
  {
    pattern: /\bas it says\b/i,
    advice: 'points at something that readers do not see. Write the cause, or leave the cell empty.',
  },
  {
    pattern:
      /\btakes? [^.]{1,40} off the \w+|\bcom(?:e|es|ing) and go(?:es|ing)?\b|^(?:What|Which|Whose) (?:\w+ ){0,3}to \w+\.$|\bLooks of an?\b|\bcall(?:ed)? off\b/,
    advice:
      'makes readers guess what happens to which thing. Write it out: "removes the polygons", "shows and hides", "the key to read", "the style of a button".',
  },
  {
    pattern: /\bwhoever\b/i,
    advice: 'leaves open who it is. Write "you", "the user" or "anyone who".',
  },
  {
    pattern: /\b(?:people|peoples|people's)\b/i,
    advice: 'can be users of the app or developers. Write "the user" or "users"; write "you" for the developer.',
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
    pattern: /\b(?:go|goes|going|went|gone) on\b(?! (?:the|a|an|your|sale|strike|iOS|Android|￼))/i,
    advice: 'has several meanings. Write "continues" or "keeps running".',
  },
  {
    pattern:
      /\b(?:holds?|held) (?:for (?!\d|a (?:while|moment|second)|seconds)|good|also|too|there|here|true)|\bthe same holds\b/i,
    advice: 'has several meanings. Write "applies to" or "is true for".',
  },
  {
    pattern:
      /\b(?:hand|hands|handed|handing) (?:(?:it|them|this|that|links?|commands?|\ufffc|(?:the|a|an|your) \w+) )?(?:out|over|on)\b|\bhands? (?:you|the \w+ to)\b/i,
    advice: 'is a figure of speech here, because nothing here has hands. Write "passes", "gives" or "returns".',
  },
  {
    pattern: /\bfor good\b(?! (?:reason|measure))/i,
    advice: 'can also mean "to a good end". Write "permanently" or "forever".',
  },
  {
    pattern: /\bneed(?:s|ed)? not\b|\bneedn't\b/i,
    advice: 'is an old form. Write "does not have to" or "does not need to".',
  },
  {
    pattern: /\b(?:cure|cures|cured|remedy|remedies)\b/i,
    advice: 'is a word of medicine. Write "fix" or "solution".',
  },
  {
    pattern: /(?<![-/])\b(?:mend|mends|mended|mending)\b/i,
    advice: 'is said of clothes. Write "fix" or "repair".',
  },
  {
    pattern: /\b(?:hear|hears|heard) (?:of|about)\b/i,
    advice: 'is said of what has ears, and programs have none. Write "gets", "is notified of" or "learns".',
  },
  {
    pattern:
      /\bfrom (?:(?:its|the) )?(?:iOS|Android|Angular|API level|Capacitor|Chrome|CocoaPods|Gradle|Node\.js|npm|release|Safari|SDK of Android|version|Xcode) (?:\ufffc|\d[\d.]*)(?: of \w+)? on\b|\bfrom [\d.]+ on\b|\bfrom \d+ \w+ on\b|\bfrom the \w+ time on\b/i,
    advice: 'is not English for a version. Write "since iOS 15" or "in iOS 15 and later".',
  },
  {
    pattern:
      /\b(?:whilst|hence|thereby|therein|thereof|thereupon|whereupon|wherein|thus|upon|amongst|namely|ought|nevertheless|henceforth|aforementioned|likewise)\b/i,
    advice:
      'is a word of contracts and old books. Write a plain one: "while", "so", "this way", "on", "among" or "must".',
  },
  {
    pattern:
      /\b(?:said to be|so as to|in order to|in case of|due to the fact|with regard to|as far as .* concerned|is meant|are meant|is to be|are to be)\b/i,
    advice:
      'takes several words for one, or hides who does it. Write "to", "if", "because" or "about", or say who does what.',
    exceptions: [{ pattern: /\b(?:is|are) meant (?:for|to|as)\b/i, reason: 'what something is made for' }],
  },
  {
    pattern:
      /\b(?:simply|easily|obviously|please|note that|of course|basically|actually|in fact|very easy|needless to say)\b/i,
    advice: 'adds nothing to the sentence. Write the sentence without it.',
    exceptions: [
      {
        pattern: /"[^"]*\b(?:please|simply|easily)\b[^"]*"|“[^”]*\b(?:please|simply)\b[^”]*”/i,
        reason: 'a text of an app, quoted',
      },
    ],
  },
  ...spellingRules,
];
