import { html, type Html } from './html.ts'
import { mailStyle } from './mail-style.ts'
import type { MailContent } from './mail-content.ts'

function definition([term, text]: readonly [string, string]): Html {
  return html`<dt>${term}</dt>
    <dd>${text}</dd>`
}

function linesTable({ facts, texts }: MailContent): Html {
  return html`<table class="lines">
    <caption>
      ${texts.products}
    </caption>
    <tbody>
      ${facts.lines.map(
        ({ title, count, value }) =>
          html`<tr>
            <th scope="row">${title}<br /><span class="quiet number">${count}</span></th>
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

function row(content: Html): Html {
  return html`<tr>
    <td>${content}</td>
  </tr>`
}

function body(content: MailContent): Html {
  const { lead, order, facts, notes, ordersUrl, confirmationUrl, texts } = content
  return html`<table class="sheet" role="presentation">
    <tbody>
      ${row(html`<span class="brand">Bieżnik</span>`)}
      ${row(
        html`<h1>${texts.order(order.id)}</h1>
          <p>${texts.greeting(facts.name)}</p>
          <p>${lead}</p>`,
      )}
      ${row(linesTable(content))} ${row(html`<dl>${facts.details.map(definition)}</dl>`)}
      ${row(html`<dl>${notes.map(definition)}</dl>`)}
      ${row(
        html`<p><a class="button" href="${ordersUrl}">${texts.seeOrders}</a></p>
          ${confirmationUrl ? html`<p><a href="${confirmationUrl}">${texts.seeConfirmation}</a></p>` : ''}`,
      )}
      ${row(html`<span class="quiet">${texts.whyThisMail}</span>`)}
    </tbody>
  </table>`
}

/** The part for everyone else; it fits a phone, and both colour schemes. */
export function renderHtml(content: MailContent): Html {
  return html`<!doctype html>
    <html lang="${content.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${content.subject}</title>
        ${mailStyle}
      </head>
      <body>
        ${body(content)}
      </body>
    </html>`
}
