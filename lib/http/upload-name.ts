import { cleanLine, isVisible } from '@bieznik/contract/platform/typed-text'

/**
 * The name of a file as the server accepts it: some systems allow line breaks, or nothing visible, in a name. Cut to `maxLength` UTF-16
 * units between two characters; `-` where nothing visible is left.
 */
export function uploadName({ name }: Pick<File, 'name'>, maxLength: number): string {
  let cut = ''
  for (const character of cleanLine(name.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '))) {
    if (cut.length + character.length > maxLength) break
    cut += character
  }
  return isVisible(cut) ? cut.trimEnd() : '-'
}
