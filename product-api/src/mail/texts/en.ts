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
      lead: 'Your order has been delivered. Thank you for shopping with us!',
    },
    Canceled: {
      subject: (orderId) => `Order no. ${orderId} has been canceled`,
      lead: 'Your order has been canceled. If this is a mistake, reply to this message.',
    },
  },
  pickup: {
    changed: {
      Sent: {
        subject: (orderId) => `Order no. ${orderId} is ready for pickup`,
        lead: 'Your order is waiting at our workshop. Call us to book the fitting, or collect it during opening hours.',
      },
      Delivered: {
        subject: (orderId) => `Order no. ${orderId} has been picked up`,
        lead: 'Your order has been picked up. Thank you for shopping with us!',
      },
    },
    place: 'Pickup point',
    next: 'What happens next',
    facts: 'We will write when your order is ready for pickup. Then call us to book the fitting.',
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
    delivery_with_assembly: 'Pickup and fitting in Częstochowa',
    shipping_to_customer: 'To customer address',
    shipping_to_another_address: 'To another address',
  },
  deliveryFacts: 'Free, usually 2–3 working days.',
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
  phoneAndHours: 'Phone and opening hours',
  openingHours: (weekdays, saturday) => `Mon–Fri ${weekdays}, Sat ${saturday}`,
  seeOrders: 'See your orders',
  seeConfirmation: 'Confirmation for printing',
  whyThisMail: 'We write because an order was placed with this address in the shop Bieżnik.',
}
