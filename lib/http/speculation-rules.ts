/**
 * The links of the language switch, which alone lead from one public document to another; all others change the page without one. What a
 * Polish address answers depends on the language that is chosen with the click; and the current language is the page itself. The server around Next.js reads this file.
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
