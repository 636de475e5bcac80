import type { MailContent } from './mail-content.ts'

const labelled = ([label, value]: [string, string]) => `${label}: ${value}`

/** The part for those who read mail as plain text. */
export function renderText(content: MailContent): string {
  const { lead, order, facts, notes, ordersUrl, confirmationUrl, texts } = content
  return [
    texts.greeting(facts.name),
    lead,
    texts.order(order.id),
    facts.details.map(labelled).join('\n'),
    `${texts.products}:`,
    facts.lines.map(({ title, count, value }) => `- ${title}\n  ${count} = ${value}`).join('\n'),
    [`${texts.total} (${facts.pieces}): ${facts.total}`, ...facts.settled.map(labelled)].join('\n'),
    ...notes.map(([title, text]) => `${title}: ${text}`),
    [
      `${texts.seeOrders}: ${ordersUrl}`,
      ...(confirmationUrl ? [`${texts.seeConfirmation}: ${confirmationUrl}`] : []),
    ].join('\n'),
    `-- \nBieżnik\n${texts.whyThisMail}\n`,
  ].join('\n\n')
}
