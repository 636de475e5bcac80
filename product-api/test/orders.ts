/** What a checkout sends, as it goes over the wire. */
export function orderOf(userId: string) {
  return {
    userId,
    customerType: 'private_person',
    firstAndLastName: 'Jan Kowalski',
    email: 'jan@example.com',
    phone: '+48123456789',
    address: 'ul. Polna 1',
    city: 'Kraków',
    postCode: '30-001',
    country: 'Polska',
    typeOfDelivery: 'delivery_with_assembly',
    typeOfPayment: 'payment_at_delivery',
    status: 'pending',
    consentPrivacy: true,
    consentCommercial: true,
  }
}
