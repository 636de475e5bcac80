import type { MailTexts } from './mail-texts.ts'

export const pl: MailTexts = {
  placed: {
    subject: (orderId) => `Zamówienie nr ${orderId} przyjęte`,
    lead: 'Dziękujemy za zamówienie. Przyjęliśmy je i damy znać, gdy coś się z nim zmieni.',
  },
  changed: {
    Pending: {
      subject: (orderId) => `Zamówienie nr ${orderId} oczekuje`,
      lead: 'Twoje zamówienie znowu oczekuje na realizację.',
    },
    'In Processing': {
      subject: (orderId) => `Zamówienie nr ${orderId} w realizacji`,
      lead: 'Pracujemy nad Twoim zamówieniem.',
    },
    Sent: {
      subject: (orderId) => `Zamówienie nr ${orderId} wysłane`,
      lead: 'Twoje zamówienie jest w drodze.',
    },
    Delivered: {
      subject: (orderId) => `Zamówienie nr ${orderId} dostarczone`,
      lead: 'Twoje zamówienie zostało dostarczone. Dziękujemy za zakupy!',
    },
    Canceled: {
      subject: (orderId) => `Zamówienie nr ${orderId} anulowane`,
      lead: 'Twoje zamówienie zostało anulowane. Jeżeli to pomyłka, odpowiedz na tę wiadomość.',
    },
  },
  pickup: {
    changed: {
      Sent: {
        subject: (orderId) => `Zamówienie nr ${orderId} gotowe do odbioru`,
        lead: 'Twoje zamówienie czeka w naszym zakładzie. Zadzwoń, aby umówić montaż, albo odbierz je w godzinach otwarcia.',
      },
      Delivered: {
        subject: (orderId) => `Zamówienie nr ${orderId} odebrane`,
        lead: 'Twoje zamówienie zostało odebrane. Dziękujemy za zakupy!',
      },
    },
    place: 'Miejsce odbioru',
    next: 'Co dalej',
    facts: 'Napiszemy, gdy zamówienie będzie gotowe do odbioru. Termin montażu umówisz wtedy telefonicznie.',
  },
  greeting: (name) => `Dzień dobry, ${name}!`,
  order: (orderId) => `Zamówienie nr ${orderId}`,
  orderDate: 'Data zamówienia',
  products: 'Produkty',
  pieces: {
    zero: 'sztuk',
    one: 'sztuka',
    two: 'sztuki',
    few: 'sztuki',
    many: 'sztuk',
    other: 'sztuki',
  },
  total: 'Razem',
  paid: 'Zapłacono przez PayPal',
  due: 'Pozostało do zapłaty',
  delivery: 'Dostawa',
  deliveryMethod: 'Sposób dostawy',
  deliveryMethods: {
    delivery_with_assembly: 'Odbiór i montaż w Częstochowie',
    shipping_to_customer: 'Dostawa na adres zamawiającego',
    shipping_to_another_address: 'Dostawa na inny adres',
  },
  deliveryFacts: 'Bezpłatna, zwykle 2–3 dni robocze.',
  paymentMethod: 'Sposób płatności',
  paymentMethods: {
    payment_at_delivery: 'Płatność przy odbiorze',
    bank_transfer: 'Karta płatnicza online',
    paypal: 'PayPal',
    przelewy24: 'Przelewy24',
    transfer: 'Przelew',
  },
  deliveryAddress: 'Adres dostawy',
  buyerAddress: 'Adres zamawiającego',
  returns: 'Zwroty',
  returnTerms: 'Masz 14 dni na zmianę zdania. Pieniądze wracają w ciągu 5–7 dni roboczych.',
  phoneAndHours: 'Telefon i godziny otwarcia',
  openingHours: (weekdays, saturday) => `pon.–pt. ${weekdays}, sob. ${saturday}`,
  seeOrders: 'Zobacz swoje zamówienia',
  seeConfirmation: 'Potwierdzenie do wydruku',
  whyThisMail: 'Piszemy, bo na ten adres złożono zamówienie w sklepie Bieżnik.',
}
