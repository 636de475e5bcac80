/** An emoji of several parts is held together by invisible characters; elsewhere they are left out. */
const unseenOrEmoji = /(\p{RGI_Emoji})|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gv

/** What people typed, as one line: no line breaks, nothing invisible, no half characters. */
export function oneLine(text: string): string {
  return text.replaceAll(unseenOrEmoji, (_, emoji?: string) => emoji ?? ' ').trim()
}
