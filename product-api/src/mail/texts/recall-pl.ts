import type { RecallTexts } from './recall-texts.ts'

export const pl: RecallTexts = {
  subject: (title) => `Wycofanie produktu ze względów bezpieczeństwa: ${title}`,
  lead: 'Wycofujemy produkt ze względów bezpieczeństwa. Według naszych zamówień go Pani lub Pan ma.',
  product: 'Produkt',
  bought: (title, quantity, orderId) => `${title}, ${quantity} szt., zamówienie nr ${orderId}`,
  manufacturer: 'Producent i oznaczenie',
  hazard: 'Zagrożenie',
  action: 'Co zrobić',
  remedy: 'Co się należy',
  questions: 'Pytania i zgłoszenia, bezpłatnie',
  share: 'Proszę przekazać dalej',
  shareText: 'Jeśli produkt trafił do kogoś innego, proszę przekazać tej osobie tę wiadomość.',
  contact: 'Napisz do nas',
  whyThisMail: 'Piszemy, bo prawo każe nam powiadomić każdego, kto kupił ten produkt w sklepie Bieżnik.',
}
