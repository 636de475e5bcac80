import type { PaymentMethod } from '@bieznik/contract/selling/order'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'

/** What has to have words. `by_hand`: staff send the money back, of an order that was paid at the delivery; `when`: to expect it. */
interface Named {
  paymentMethods: Record<PaymentMethod, { name: string; inRegisters: string }>
  refunds: Record<PaymentProviderName | 'by_hand', { way: string; when: string }>
}

/**
 * What the product API calls things in Polish: in mails, on documents of sale and in files that are exported. Each other language has the
 * same words in a file of its own.
 */
export const pl = {
  paymentMethods: {
    payment_at_delivery: { name: 'Płatność przy odbiorze', inRegisters: 'przy odbiorze' },
    bank_transfer: { name: 'Karta płatnicza online', inRegisters: 'karta' },
    paypal: { name: 'PayPal', inRegisters: 'PayPal' },
    przelewy24: { name: 'Przelewy24', inRegisters: 'Przelewy24' },
    transfer: { name: 'Przelew bankowy', inRegisters: 'przelew' },
  },
  refunds: {
    paypal: {
      way: 'przez PayPal, tą samą drogą, którą przyszła wpłata',
      when: 'na koncie PayPal zwykle od razu, na karcie do kilku dni roboczych',
    },
    przelewy24: {
      way: 'przez Przelewy24, tą samą drogą, którą przyszła wpłata',
      when: 'na rachunku zwykle w ciągu 3 dni roboczych, na karcie do 10 dni',
    },
    transfer: {
      way: 'przelewem na rachunek, z którego przyszła wpłata',
      when: 'zwykle następnego dnia roboczego',
    },
    by_hand: {
      way: 'tak, jak to z Tobą uzgodniliśmy: przelewem albo gotówką',
      when: 'przelew jest zwykle na rachunku następnego dnia roboczego',
    },
  },
  /** Registers of the books. */
  books: {
    columns: {
      number: 'Numer',
      document: 'Rodzaj',
      issuedOn: 'Data wystawienia',
      soldOn: 'Data sprzedaży',
      corrects: 'Koryguje',
      buyer: 'Nabywca',
      taxId: 'NIP',
      toReceipt: 'Do paragonu',
      splitPayment: 'Podzielona płatność',
      gtu: 'GTU',
      ksef: 'Numer KSeF',
      order: 'Zamówienie',
      receipt: 'Numer paragonu',
      rate: 'Stawka VAT',
      net: 'Netto',
      vat: 'VAT',
      gross: 'Brutto',
      day: 'Data',
      method: 'Sposób płatności',
      reference: 'Numer u operatora',
      amount: 'Kwota',
      state: 'Stan',
      paidOn: 'Wpłynęło',
    },
    cells: {
      invoice: 'faktura',
      correction: 'korekta',
      sold: 'sprzedaż',
      taken_back: 'cofnięcie sprzedaży',
      corrected: 'korekta sprzedaży',
      yes: 'tak',
      no: 'nie',
      created: 'utworzona',
      refused: 'odmowa',
      captured: 'wpłynęła',
      refunded: 'zwrócona',
      disputed: 'do wyjaśnienia',
    },
  },
  numbers: {
    columns: {
      step: 'Okres',
      id: 'ID',
      title: 'Produkt',
      kind: 'Rodzaj',
      orders: 'Zamówienia',
      pieces: 'Sztuki',
      gross: 'Obrót brutto',
      net: 'Obrót netto',
      refunds: 'Zwroty płatności',
      margin: 'Marża',
      marginOf: 'Marża od obrotu netto',
      stock: 'Stan',
      price: 'Cena',
      purchasePrice: 'Cena zakupu netto',
      lastSoldOn: 'Ostatnio sprzedany',
      sold: 'Sprzedano',
      daysLeft: 'Wystarczy na dni',
    },
    kinds: {
      Tire: 'Opona',
      Wheel: 'Felga',
      Spacer: 'Dystans',
    },
  },
  invoices: {
    invoice: 'Faktura',
    advance: 'Faktura zaliczkowa',
    correction: 'Faktura korygująca',
    issuedOn: 'Data wystawienia',
    place: 'Miejsce wystawienia',
    soldOn: 'Data dostawy',
    advancePaidOn: 'Data otrzymania zapłaty przed dostawą',
    order: 'Zamówienie',
    seller: 'Sprzedawca',
    buyer: 'Nabywca',
    taxId: 'NIP',
    bankAccount: 'Rachunek bankowy',
    item: 'Nazwa towaru',
    quantity: 'Ilość',
    price: 'Cena brutto',
    unitNet: 'Cena netto',
    value: 'Wartość brutto',
    rate: 'Stawka VAT',
    net: 'Netto',
    vat: 'VAT',
    gross: 'Brutto',
    total: 'Razem',
    toPay: 'Kwota należności ogółem',
    changedBy: 'Zmiana kwoty należności',
    before: 'Przed korektą',
    after: 'Po korekcie',
    corrects: 'Dotyczy faktury',
    reason: 'Przyczyna korekty',
    reason_return: 'zwrot towaru',
    reason_discount: 'obniżenie ceny (rabat)',
    reason_mistake: 'pomyłka na fakturze',
    reason_other: 'inna przyczyna',
    reason_buyer: 'zmiana danych nabywcy',
    reason_tax_id: 'błędny NIP nabywcy',
    buyerBefore: 'Nabywca przed korektą',
    payment: 'Sposób zapłaty',
    paidOn: 'Zapłacono',
    dueOn: 'Termin zapłaty',
    transferTitle: 'Tytuł przelewu',
    transferAmount: 'Kwota przelewu',
    transferCode: 'Kod do zeskanowania w aplikacji banku',
    splitPayment: 'mechanizm podzielonej płatności',
    toReceipt: 'Faktura do paragonu fiskalnego',
    offline: 'Faktura wystawiona w trybie offline; numer KSeF otrzyma po przesłaniu',
    notHandedOver: 'Podgląd: faktura czeka na numer KSeF i zostanie przekazana nabywcy, gdy go otrzyma',
  },
} satisfies Named & Record<string, unknown>

export type Words = typeof pl
