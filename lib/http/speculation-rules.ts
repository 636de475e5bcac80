/** Where browsers find the rules by which they fetch documents ahead of a click. The server around Next.js reads this file as well. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/**
 * The links of the language switch, which alone lead from one public document to another; all others change the page without one. What a
 * Polish address answers depends on the language that is chosen with the click; and the current language is the page itself.
 */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: { selector_matches: 'a:is([hreflang=en],[hreflang=ru]):not([aria-current])' },
      eagerness: 'moderate',
    },
  ],
}
