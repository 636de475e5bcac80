import type { ComplaintTexts } from './complaint-texts.ts'

const daysText = (daysLeft: number): string => {
  if (daysLeft === 0) return 'dziś ostatni dzień'
  if (daysLeft === 1) return 'został 1 dzień'
  return daysLeft < 5 ? `zostały ${daysLeft} dni` : `zostało ${daysLeft} dni`
}

export const pl: ComplaintTexts = {
  received: {
    subject: (number) => `Przyjęliśmy Twoją reklamację: ${number}`,
    lead: 'Potwierdzamy, że otrzymaliśmy Twoją reklamację.',
  },
  answered: {
    subject: (number) => `Odpowiedź na reklamację ${number}`,
    lead: {
      accepted: 'Uznaliśmy Twoją reklamację.',
      rejected: 'Nie uznaliśmy Twojej reklamacji.',
    },
    remedy: 'Co zrobimy',
    reduction: 'Obniżka ceny',
    answer: 'Odpowiedź',
    settlement: 'Pozasądowe rozwiązanie sporu',
    settlements: {
      agrees: (seller) =>
        `${seller} zgadza się na udział w postępowaniu w sprawie pozasądowego rozwiązywania sporów konsumenckich. Uprawniony jest wojewódzki inspektor Inspekcji Handlowej właściwy dla siedziby sprzedawcy: wniosek można złożyć u niego, także przez stronę uokik.gov.pl.`,
      declines: (seller) =>
        `${seller} odmawia udziału w postępowaniu w sprawie pozasądowego rozwiązywania sporów konsumenckich. Uprawniony byłby wojewódzki inspektor Inspekcji Handlowej właściwy dla siedziby sprzedawcy. Sprawę można skierować do sądu, a bezpłatnej pomocy udziela powiatowy albo miejski rzecznik konsumentów.`,
    },
    repaired: 'Po naprawie',
    repairedUntil: (day) =>
      `Naprawa przedłuża naszą odpowiedzialność za zgodność towaru z umową o 12 miesięcy${day === null ? '' : `, do ${day}`}.`,
  },
  due: {
    subject: (number, daysLeft) =>
      daysLeft < 0
        ? `Reklamacja ${number} uznana z mocy prawa`
        : `Reklamacja ${number} czeka na odpowiedź: ${daysText(daysLeft)}`,
    lead: (daysLeft) =>
      daysLeft < 0
        ? 'Nikt nie odpowiedział w ciągu 14 dni, więc reklamację uważa się za uznaną. Nie da się jej już odrzucić: wybierz sposób załatwienia i odpowiedz.'
        : 'Bez odpowiedzi w terminie reklamację uważa się za uznaną.',
    until: (daysLeft) => (daysLeft < 0 ? 'Termin minął' : 'Odpowiedz najpóźniej'),
    open: 'Otwórz reklamację',
    whyThisMail: 'Ta wiadomość przypomina sprzedawcy o terminie odpowiedzi na reklamację.',
  },
  number: 'Numer reklamacji',
  receivedAt: 'Otrzymano',
  order: 'Zamówienie',
  basis: 'Podstawa',
  bases: {
    conformity: 'niezgodność towaru z umową',
    warranty: 'gwarancja',
    transport: 'uszkodzenie w transporcie',
  },
  demand: 'Żądanie',
  demands: {
    repair: 'naprawa',
    replacement: 'wymiana',
    price_cut: 'obniżenie ceny',
    refund: 'odstąpienie od umowy i zwrot pieniędzy',
  },
  text: 'Opis',
  photos: 'Zdjęcia',
  name: 'Imię i nazwisko',
  next: 'Co dalej',
  nextTerms: (day) =>
    `Odpowiemy najpóźniej ${day}. Jeżeli tego nie zrobimy, reklamację uważa się za uznaną. Za odesłanie wadliwego towaru płacimy my.`,
  questions: 'Pytania',
  seeReturns: 'Zwroty i reklamacje',
  whyThisMail: 'Piszemy, bo ten adres podano w reklamacji w sklepie Bieżnik.',
}
