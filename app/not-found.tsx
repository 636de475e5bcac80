'use client'

/** Nothing comes here: the pages of each language have their own. Next.js would put a document of its own into every page. */
export default function Nothing() {
  return null
}
