import { html, type Html } from '@bieznik/backend-kit/mail/html'
import type { Language } from '@bieznik/contract/selling/order'
import type { Fact } from './fact.ts'
import { definition, factTable, mailDocument, row, unbroken } from './render-html.ts'

/** What a mail of facts says, before it is set as HTML or as plain text. */
export type FactsContent = {
  language: Language
  subject: string
  lead: string
  /** What was stated, with its number and time; of a notice only what its reader may know. */
  facts: Fact[]
  /** What happens next. */
  notes: Fact[]
  link: [text: string, url: string]
  /** Of commercial mail: how to get no more of it. */
  unsubscribe?: [text: string, url: string]
  /** Who sells. */
  seller: string[]
  footer: string
}

/** The one button comes first. */
export function renderFactsHtml(content: FactsContent): Html {
  const { language, subject, lead, facts, notes, link, unsubscribe, seller, footer } = content
  const [text, url] = link
  return mailDocument(
    language,
    subject,
    html`${row(
      html`<h1>${subject}</h1>
        <p>${lead}</p>
        <p><a class="button" href="${url}">${text}</a></p>`,
    )}
    ${row(factTable(facts))} ${notes.length > 0 ? row(html`<dl>${notes.map(definition)}</dl>`) : ''}
    ${row(
      html`<p class="quiet">${seller.map((line) => html`${unbroken(line)}<br />`)}</p>
        <p class="quiet">${footer}</p>
        ${unsubscribe ? html`<p class="quiet"><a href="${unsubscribe[1]}">${unsubscribe[0]}</a></p>` : ''}`,
    )}`,
  )
}

export function renderFactsText(content: FactsContent): string {
  const { lead, facts, notes, link, unsubscribe, seller, footer } = content
  return [
    lead,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...notes.map(([label, value]) => `${label}: ${value}`),
    link.join(': '),
    `-- \n${seller.join('\n')}\n${footer}\n${unsubscribe ? `${unsubscribe.join(': ')}\n` : ''}`,
  ].join('\n\n')
}
