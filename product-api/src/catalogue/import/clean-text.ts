import { cleanLine } from '@bieznik/contract/platform/typed-text'

/** A line as the rules for products clean it. Line breaks stay, for the rules to refuse. */
export function cleanText(text: string): string {
  return /[\r\n]/.test(text.trim()) ? text : cleanLine(text)
}

/** Two titles with the same key are one title to people who read them. */
export function titleKey(title: string): string {
  return cleanLine(title).toLowerCase()
}
