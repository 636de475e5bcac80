import type { MailTexts } from './mail-texts.ts'

export const en: MailTexts = {
  placed: {
    subject: (orderId) => `Order no. ${orderId} received`,
    lead: 'Thank you for your order. We have received it and will write when anything about it changes.',
  },
  changed: {
    Pending: {
      subject: (orderId) => `Order no. ${orderId} is pending`,
      lead: 'Your order is waiting to be processed again.',
    },
    'In Processing': {
      subject: (orderId) => `Order no. ${orderId} is in processing`,
      lead: 'We are working on your order.',
    },
    Sent: {
      subject: (orderId) => `Order no. ${orderId} has been sent`,
      lead: 'Your order is on its way.',
    },
    Delivered: {
      subject: (orderId) => `Order no. ${orderId} has been delivered`,
      lead: 'Your order has been delivered. Have a good journey!',
    },
    Canceled: {
      subject: (orderId) => `Order no. ${orderId} has been canceled`,
      lead: 'Your order has been canceled. If this is a mistake, reply to this message.',
    },
  },
  greeting: (name) => `Hello ${name},`,
  order: (orderId) => `Order no. ${orderId}`,
  orderDate: 'Order date',
  products: 'Products',
  pieces: { zero: 'pieces', one: 'piece', two: 'pieces', few: 'pieces', many: 'pieces', other: 'pieces' },
  total: 'Total',
  paid: 'Paid by PayPal',
  due: 'Still to pay',
  delivery: 'Delivery',
  deliveryMethod: 'Delivery method',
  deliveryMethods: {
    delivery_with_assembly: 'Pickup with fitting',
    shipping_to_customer: 'To customer address',
    shipping_to_another_address: 'To another address',
  },
  deliveryFacts: 'Delivery is free, usually 2–3 working days.',
  paymentMethod: 'Payment method',
  paymentMethods: {
    payment_at_delivery: 'Payment at delivery',
    bank_transfer: 'Online card',
    paypal: 'PayPal',
    przelewy24: 'Przelewy24',
    transfer: 'Transfer',
  },
  deliveryAddress: 'Delivery address',
  buyerAddress: 'Address of the customer',
  returns: 'Returns',
  returnTerms: 'You have 14 days to change your mind. The money comes back within 5–7 business days.',
  seeOrders: 'See your orders',
  whyThisMail: 'We write because an order was placed with this address in the shop Bieżnik.',
}
