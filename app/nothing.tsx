'use client'

/**
 * Where Next.js would put documents of its own, for what is missing or refused, into every page. They are never shown: the pages of
 * each language have their own.
 */
export default function Nothing() {
  return null
}
