import { pageUrl } from './mail-content.ts'
import { sellerLines } from './seller-lines.ts'
import { renderFactsHtml, renderFactsText, type FactsContent } from './render-facts.ts'
import { mailTexts } from './texts/all-languages.ts'
import { writeLetter, type Envelope, type WrittenLetter } from './write-letter.ts'

type Link = [text: string, path: string]

type LetterFacts = Omit<FactsContent, 'language' | 'link' | 'unsubscribe' | 'seller'> &
  Pick<Parameters<typeof writeLetter>[1], 'topic' | 'name' | 'headers' | 'attachments'> & {
    /** To pages of the shop. */
    link: Link
    unsubscribe?: Link
  }

/** A letter of a list of facts, with what follows from them. Throws when the recipient is no single address. */
export function factsLetter(
  envelope: Envelope,
  { topic, name, headers, attachments, link, unsubscribe, ...facts }: LetterFacts,
): WrittenLetter {
  const { language } = envelope.mail
  const { siteUrl, company } = envelope.sender
  const linked = ([text, path]: Link): Link => [text, pageUrl(path, siteUrl, language)]
  const content: FactsContent = {
    ...facts,
    language,
    link: linked(link),
    ...(unsubscribe && { unsubscribe: linked(unsubscribe) }),
    seller: sellerLines(mailTexts[language], company),
  }
  return writeLetter(envelope, {
    topic,
    name,
    subject: content.subject,
    text: renderFactsText(content),
    html: renderFactsHtml(content).toString(),
    ...(attachments && { attachments }),
    ...(headers && { headers }),
  })
}
