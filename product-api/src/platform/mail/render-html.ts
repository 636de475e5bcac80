import { html, type Html } from '@bieznik/backend-kit/mail/html'
import { mailStyle } from './mail-style.ts'
import { MARK } from './mark-image.ts'
import { TRANSFER_CODE } from './transfer-code-image.ts'
import type { MailContent } from './mail-content.ts'

export function definition([term, text]: readonly [string, string]): Html {
  return html`<dt>${term}</dt>
    <dd>${unbroken(text)}</dd>`
}

/** A postal code, a telephone number and a span of hours: lines would break at their hyphens, blanks and dashes. */
const UNBREAKABLE = /(\d{2}-\d{3}|\+\d[\d ]{7,}\d|\d{1,2}:\d{2}–\d{1,2}:\d{2})/

/** `split` with one capturing group alternates. */
export const unbroken = (text: string): Html =>
  html`${text
    .split(UNBREAKABLE)
    .map((piece, index) => (index % 2 === 1 ? html`<span class="whole">${piece}</span>` : html`${piece}`))}`

type Named = readonly [name: string, value: string | Html]

/** Names and what they are, side by side. */
export const factTable = (facts: readonly Named[]): Html =>
  html`<table class="facts">
    <tbody>
      ${facts.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${typeof value === 'string' ? unbroken(value) : value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`

/** The facts in their groups; parcels are part of how it comes, and the code of a transfer of how it is paid. */
function groups({ facts: { groups: all, parcels, transfer }, texts }: MailContent): Html[] {
  const sent = parcels.map(({ label, name, url }): Named => [label, html`<a href="${url}">${name}</a>`])
  const code = transfer?.code ? codeImage(texts) : ''
  return all.map(
    ({ about, title, facts }) =>
      html`<h2>${title}</h2>
        ${factTable(about === 'delivery' ? [...facts, ...sent] : facts)} ${about === 'payment' ? code : ''}`,
  )
}

/** The QR code of a bank transfer; the same stands above it in words, for the phone that shows it and cannot scan it. */
const codeImage = ({ awaited: { code } }: MailContent['texts']): Html =>
  html`<div class="code">
    <p class="quiet">${code}</p>
    <p><img src="cid:${TRANSFER_CODE}" alt="${code}" width="160" height="160" /></p>
  </div>`

function linesTable({ facts, texts }: MailContent): Html {
  return html`<table class="lines">
    <caption>
      ${texts.products}
    </caption>
    <tbody>
      ${facts.lines.map(
        ({ title, titleLanguage, count, value, lowestPrice }) =>
          html`<tr>
            <th scope="row">
              ${titleLanguage === null ? title : html`<span lang="${titleLanguage}">${title}</span>`}<br /><span
                class="quiet number"
                >${count}</span
              >
              ${lowestPrice === null ? '' : html`<br /><span class="quiet">${lowestPrice}</span>`}
            </th>
            <td class="figures">${value}</td>
          </tr>`,
      )}
      <tr class="total">
        <th scope="row">${texts.total}, ${facts.pieces}</th>
        <td class="figures">${facts.total}</td>
      </tr>
      ${facts.settled.map(
        ([label, value]) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td class="figures">${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

export function row(content: Html): Html {
  return html`<tr>
    <td>${content}</td>
  </tr>`
}

/** The one button comes first: it leads to the payment of an order that waits for it, else to the order. */
function rowsOf(content: MailContent): Html {
  const { lead, order, facts, changes, notes, orderUrl, payUrl, contractNote, texts } = content
  const [text, url] = payUrl ? [texts.awaited.pay, payUrl] : orderUrl
  return html`${row(
    html`<h1>${texts.order(order.id)}</h1>
      <p>${texts.greeting(facts.person)} ${lead}</p>
      <p><a class="button" href="${url}">${text}</a></p>`,
  )}
  ${changes.length > 0 ? row(html`<dl>${changes.map(definition)}</dl>`) : ''} ${row(linesTable(content))}
  ${row(html`${groups(content)}`)}
  ${row(html`${notes.map(([title, note]) => html`<p class="quiet">${title}: ${unbroken(note)}</p>`)} ${linksOf(content)}`)}
  ${row(
    html`${contractNote ? html`<p class="quiet">${contractNote}</p>` : ''}
      <p class="quiet">${content.seller.map((line) => html`${unbroken(line)}<br />`)}</p>
      <p class="quiet">${texts.whyThisMail}</p>`,
  )}`
}

/** Where else the mail leads. */
function linksOf({
  orderUrl,
  payUrl,
  confirmationUrl,
  withdrawalUrl,
  complaintUrl,
  texts,
}: MailContent): Html {
  const links: [text: string, url: string | null][] = [
    [orderUrl[0], payUrl && orderUrl[1]],
    [texts.seeConfirmation, confirmationUrl],
    [texts.withdraw, withdrawalUrl],
    [texts.complain, complaintUrl],
  ]
  return html`<p class="links">
    ${links.flatMap(([text, url]) => (url ? [html`<a href="${url}">${text}</a> `] : []))}
  </p>`
}

/** A mail of these rows; it fits a phone, and both colour schemes. */
export function mailDocument(language: string, subject: string, rows: Html): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        ${mailStyle}
      </head>
      <body>
        <table class="sheet" role="presentation">
          <tbody>
            <tr>
              <td class="brand"><img src="cid:${MARK}" alt="" width="24" height="24" /> Bieżnik</td>
            </tr>
            ${rows}
          </tbody>
        </table>
      </body>
    </html>`
}

/** The part for everyone who does not read mail as plain text. */
export function renderHtml(content: MailContent): Html {
  return mailDocument(content.language, content.subject, rowsOf(content))
}
