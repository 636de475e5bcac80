import { html, type Html } from '@bieznik/backend-kit/mail/html'
import { documentHtml } from '../../selling/confirmation/render-document.ts'
import { mailStyle } from './mail-style.ts'
import { TRANSFER_CODE } from './transfer-code-image.ts'
import type { MailContent } from './mail-content.ts'

export function definition([term, text]: readonly [string, string]): Html {
  return html`<dt>${term}</dt>
    <dd>${text}</dd>`
}

function parcel({ label, name, url }: MailContent['facts']['parcels'][number]): Html {
  return html`<dt>${label}</dt>
    <dd><a href="${url}">${name}</a></dd>`
}

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

function rowsOf(content: MailContent): Html {
  const { lead, order, facts, notes, orderUrl, payUrl, confirmationUrl, withdrawalUrl, complaintUrl, texts } =
    content
  return html`${row(
    html`<h1>${texts.order(order.id)}</h1>
      <p>${texts.greeting(facts.person)}</p>
      <p>${lead}</p>
      ${payUrl ? html`<p><a class="button" href="${payUrl}">${texts.awaited.pay}</a></p>` : ''}`,
  )}
  ${row(linesTable(content))}
  ${row(html`<dl>${facts.details.map(definition)}${facts.parcels.map(parcel)}</dl>`)} ${codeRow(content)}
  ${row(html`<dl>${notes.map(definition)}</dl>`)}
  ${row(
    html`<p><a class="button" href="${orderUrl[1]}">${orderUrl[0]}</a></p>
      ${confirmationUrl ? html`<p><a href="${confirmationUrl}">${texts.seeConfirmation}</a></p>` : ''}
      ${withdrawalUrl ? html`<p><a href="${withdrawalUrl}">${texts.withdraw}</a></p>` : ''}
      ${complaintUrl ? html`<p><a href="${complaintUrl}">${texts.complain}</a></p>` : ''}`,
  )}
  ${documentRows(content)}
  ${row(
    html`<p class="quiet">${content.seller.map((line) => html`${line}<br />`)}</p>
      <p class="quiet">${texts.whyThisMail}</p>`,
  )}`
}

/** The QR code of a bank transfer; the same stands above it in words. */
function codeRow({ facts: { transfer }, texts }: MailContent): Html | '' {
  if (!transfer?.code) return ''
  return row(
    html`<p>${texts.awaited.code}</p>
      <p><img src="cid:${TRANSFER_CODE}" alt="${texts.awaited.code}" width="200" height="200" /></p>`,
  )
}

/** What the law wants in the mail itself, and a word about the same as a file. */
function documentRows({ documents, linkTo, texts }: MailContent): Html | '' {
  if (documents.length === 0) return ''
  const { confirmation } = texts
  const lead = row(
    html`<h1>${confirmation.documents}</h1>
      <p>${confirmation.attached}</p>`,
  )
  return html`${lead}${documents.map((document) => row(documentHtml(document, linkTo)))}`
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
            ${row(html`<span class="brand">Bieżnik</span>`)} ${rows}
          </tbody>
        </table>
      </body>
    </html>`
}

/** The part for everyone who does not read mail as plain text. */
export function renderHtml(content: MailContent): Html {
  return mailDocument(content.language, content.subject, rowsOf(content))
}
