import type { MailContent } from './mail-content.ts'

const labelled = ([label, value]: [string, string]) => `${label}: ${value}`

function lineText({ title, count, value, lowestPrice }: MailContent['facts']['lines'][number]): string {
  return [`- ${title}`, `${count} = ${value}`, ...(lowestPrice === null ? [] : [lowestPrice])].join('\n  ')
}

const parcelText = ({ label, name, url }: MailContent['facts']['parcels'][number]) =>
  `${label}: ${name}, ${url}`

/** What the mail tells, without the links and the seller below it. */
export function renderNews({ lead, order, facts, changes, notes, texts }: MailContent): string {
  return [
    texts.greeting(facts.person),
    lead,
    texts.order(order.id),
    ...changes.map(([title, text]) => `${title}: ${text}`),
    `${texts.products}:`,
    facts.lines.map(lineText).join('\n'),
    [`${texts.total} (${facts.pieces}): ${facts.total}`, ...facts.settled.map(labelled)].join('\n'),
    ...facts.groups.map(({ about, facts: group }) =>
      [...group.map(labelled), ...(about === 'delivery' ? facts.parcels.map(parcelText) : [])].join('\n'),
    ),
    ...notes.map(([title, text]) => `${title}: ${text}`),
  ].join('\n\n')
}

/** The part for those who read mail as plain text. */
export function renderText(content: MailContent): string {
  const { orderUrl, payUrl, confirmationUrl, withdrawalUrl, complaintUrl, contractNote, texts } = content
  return [
    renderNews(content),
    [
      ...(payUrl ? [`${texts.awaited.pay}: ${payUrl}`] : []),
      orderUrl.join(': '),
      ...(confirmationUrl ? [`${texts.seeConfirmation}: ${confirmationUrl}`] : []),
      ...(withdrawalUrl ? [`${texts.withdraw}: ${withdrawalUrl}`] : []),
      ...(complaintUrl ? [`${texts.complain}: ${complaintUrl}`] : []),
    ].join('\n'),
    ...(contractNote ? [contractNote] : []),
    `-- \n${[...content.seller, texts.whyThisMail].join('\n')}\n`,
  ].join('\n\n')
}
