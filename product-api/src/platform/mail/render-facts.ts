import { html, type Html } from '@bieznik/backend-kit/mail/html'
import { definition, mailDocument, row } from './render-html.ts'
import type { FactsContent } from './facts-content.ts'

export function renderFactsHtml(content: FactsContent): Html {
  const { language, subject, lead, facts, notes, link, unsubscribe, seller, footer } = content
  const [text, url] = link
  return mailDocument(
    language,
    subject,
    html`${row(
      html`<h1>${subject}</h1>
        <p>${lead}</p>`,
    )}
    ${row(html`<dl>${facts.map(definition)}</dl>`)} ${row(html`<dl>${notes.map(definition)}</dl>`)}
    ${row(html`<p><a href="${url}">${text}</a></p>`)}
    ${row(
      html`<p class="quiet">${seller.map((line) => html`${line}<br />`)}</p>
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
