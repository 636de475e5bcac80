import type { WithdrawalTexts } from './withdrawal-texts.ts'

export const pl: WithdrawalTexts = {
  received: {
    subject: (number) => `Przyjęliśmy Twoje odstąpienie od umowy: ${number}`,
    lead: 'Potwierdzamy, że otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy. Nie musisz podawać przyczyny ani robić nic więcej, żeby było ważne.',
    whyThisMail:
      'Piszemy, bo ten adres podano w oświadczeniu o odstąpieniu od umowy w sklepie Bieżnik. Zachowaj tę wiadomość: jest potwierdzeniem.',
  },
  notice: {
    subject: (orderId) => `Ktoś odstąpił od umowy dotyczącej zamówienia nr ${orderId}`,
    lead: 'Otrzymaliśmy oświadczenie o odstąpieniu od umowy, w którym podano numer Twojego zamówienia, ale inny adres e-mail niż w zamówieniu. Jeżeli to Ty, nie musisz nic robić.',
    notYou: 'Jeżeli to nie Ty, napisz albo zadzwoń',
    whyThisMail: 'Piszemy, bo na ten adres złożono zamówienie w sklepie Bieżnik.',
  },
  number: 'Numer oświadczenia',
  receivedAt: 'Otrzymano',
  statement: 'Treść oświadczenia',
  words: 'Odstępuję od umowy sprzedaży.',
  order: 'Zamówienie',
  goods: 'Czego dotyczy',
  wholeOrder: 'całego zamówienia',
  pieces: (count) => `${count} szt.`,
  name: 'Imię i nazwisko',
  email: 'Adres e-mail',
  account: 'Konto do zwrotu pieniędzy',
  sendBack: 'Odesłanie towaru',
  sendBackTerms: (address) =>
    `Jeżeli masz już towar, odeślij go w ciągu 14 dni od złożenia oświadczenia na adres: ${address}. Możesz go też przywieźć do zakładu.`,
  cost: 'Koszt odesłania',
  costTerms: (zloty) =>
    `Bezpośredni koszt odesłania ponosi kupujący: kurier bierze około ${zloty} zł za sztukę. Przywiezienie do zakładu nic nie kosztuje.`,
  refund: 'Zwrot pieniędzy',
  refundTerms: (day) =>
    `Oddamy wszystkie płatności za te rzeczy razem z najtańszą zwykłą dostawą, najpóźniej ${day}, tą samą drogą, którą przyszły, a zapłacone przy odbiorze przelewem na konto, które podasz. Możemy z tym poczekać do otrzymania towaru albo dowodu jego odesłania.`,
  questions: 'Pytania',
  seeReturns: 'Wszystko o zwrotach',
}
