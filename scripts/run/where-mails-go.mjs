/**
 * One sentence for the person who starts the shop.
 *
 * @param {Pick<import('../settings.mjs').Settings, 'identity' | 'mail'>} settings
 */
export function whereMailsGo({ identity, mail: { contact, orders, outbox } }) {
  const kinds = [
    ['Mails about orders go', orders],
    ['those of the contact form', contact],
    // Firebase sends its own; an emulator of somebody else leaves them to that person.
    ...(identity.kind === 'ours' ? [['those for addresses and passwords', `files in ${outbox}`]] : []),
  ]
  const places = new Set(kinds.map(([, place]) => place))
  if (places.size === 1) return `All mails go to ${orders}.`
  return `${kinds.map(([kind, place]) => `${kind} to ${place}`).join(', ')}.`
}
