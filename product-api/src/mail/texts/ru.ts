import type { MailTexts } from './mail-texts.ts'

export const ru: MailTexts = {
  placed: {
    subject: (orderId) => `Заказ № ${orderId} принят`,
    lead: 'Спасибо за заказ. Мы его приняли и напишем, когда что-нибудь изменится.',
  },
  changed: {
    Pending: {
      subject: (orderId) => `Заказ № ${orderId} ожидает`,
      lead: 'Ваш заказ снова ожидает обработки.',
    },
    'In Processing': {
      subject: (orderId) => `Заказ № ${orderId} в обработке`,
      lead: 'Мы работаем над вашим заказом.',
    },
    Sent: {
      subject: (orderId) => `Заказ № ${orderId} отправлен`,
      lead: 'Ваш заказ в пути.',
    },
    Delivered: {
      subject: (orderId) => `Заказ № ${orderId} доставлен`,
      lead: 'Ваш заказ доставлен. Спасибо за покупку!',
    },
    Canceled: {
      subject: (orderId) => `Заказ № ${orderId} отменён`,
      lead: 'Ваш заказ отменён. Если это ошибка, ответьте на это письмо.',
    },
  },
  pickup: {
    changed: {
      Sent: {
        subject: (orderId) => `Заказ № ${orderId} готов к выдаче`,
        lead: 'Ваш заказ ждёт вас в мастерской. Позвоните, чтобы записаться на монтаж, или заберите его в часы работы.',
      },
      Delivered: {
        subject: (orderId) => `Заказ № ${orderId} получен`,
        lead: 'Заказ получен. Спасибо за покупку!',
      },
    },
    place: 'Место получения',
    next: 'Что дальше',
    facts: 'Мы напишем, когда заказ будет готов к выдаче. Тогда позвоните, чтобы записаться на монтаж.',
  },
  greeting: (name) => `Здравствуйте, ${name}!`,
  order: (orderId) => `Заказ № ${orderId}`,
  orderDate: 'Дата заказа',
  products: 'Товары',
  pieces: { zero: 'штук', one: 'штука', two: 'штуки', few: 'штуки', many: 'штук', other: 'штуки' },
  total: 'Итого',
  paid: 'Оплачено через PayPal',
  due: 'Осталось заплатить',
  delivery: 'Доставка',
  deliveryMethod: 'Способ доставки',
  deliveryMethods: {
    delivery_with_assembly: 'Самовывоз и монтаж в Ченстохове',
    shipping_to_customer: 'Доставка по адресу заказчика',
    shipping_to_another_address: 'Доставка по другому адресу',
  },
  deliveryFacts: 'Бесплатная, обычно 2–3 рабочих дня.',
  paymentMethod: 'Способ оплаты',
  paymentMethods: {
    payment_at_delivery: 'Оплата при получении',
    bank_transfer: 'Карта онлайн',
    paypal: 'PayPal',
    przelewy24: 'Przelewy24',
    transfer: 'Банковский перевод',
  },
  deliveryAddress: 'Адрес доставки',
  buyerAddress: 'Адрес заказчика',
  returns: 'Возврат',
  returnTerms: 'У вас есть 14 дней, чтобы передумать. Деньги возвращаются в течение 5–7 рабочих дней.',
  phoneAndHours: 'Телефон и часы работы',
  openingHours: (weekdays, saturday) => `пн–пт ${weekdays}, сб ${saturday}`,
  seeOrders: 'Посмотреть свои заказы',
  seeConfirmation: 'Подтверждение для печати',
  whyThisMail: 'Мы пишем, потому что на этот адрес оформлен заказ в магазине Bieżnik.',
}
