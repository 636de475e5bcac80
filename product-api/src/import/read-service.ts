import { toSidewallLetters } from '@bieznik/contract/sidewall-letters'

/** Load index, for twin wheels a second one, and speed symbol. */
const SERVICE = /^\(?(\d{2,3})(?:\/\d{2,3})? ?([A-Z]\d?)\)?$/

/** `107/105R` and `91Н` (Cyrillic) as the catalogue has them: `107R`, `91H`. Anything else stays, for the rules to judge. */
export function readService(text: string): string {
  const [, load, speed] = SERVICE.exec(toSidewallLetters(text.trim())) ?? []
  return load !== undefined && speed !== undefined ? `${load}${speed}` : text
}
