import type { RecallTexts } from './recall-texts.ts'

export const pl: RecallTexts = {
  subject: (title) => `Wycofanie produktu ze względów bezpieczeństwa: ${title}`,
  lead: 'Wycofujemy produkt ze względów bezpieczeństwa. Według naszych zamówień masz go u siebie.',
  product: 'Produkt',
  bought: (title, quantity, orderId) => `${title}, ${quantity} szt., zamówienie nr ${orderId}`,
  manufacturer: 'Producent i oznaczenie',
  hazard: 'Zagrożenie',
  action: 'Co zrobić',
  remedy: 'Co Ci przysługuje',
  questions: 'Pytania i zgłoszenia, bezpłatnie',
  share: 'Przekaż dalej',
  shareText: 'Jeśli produkt trafił do kogoś innego, przekaż tej osobie tę wiadomość.',
  contact: 'Napisz do nas',
  whyThisMail: 'Piszemy, bo prawo każe nam powiadomić każdego, kto kupił ten produkt w sklepie Bieżnik.',
}
