/** How many ports a shop of the browser tests needs. */
export const PORTS = 9

/** What the shop of the browser tests is started with: every stand-in, each part on its own port. */
export function environmentOfShop(ports: readonly string[]) {
  const [
    port,
    productApiPort,
    identityPort,
    databasePort,
    walletPort,
    p24Port,
    registersPort,
    ksefPort,
    inpostPort,
  ] = ports
  return {
    PORT: `${port}`,
    PRODUCT_API_PORT: `${productApiPort}`,
    FIREBASE_AUTH_EMULATOR_PORT: `${identityPort}`,
    FIREBASE_DATABASE_EMULATOR_PORT: `${databasePort}`,
    PAYPAL_STAND_IN: 'on',
    PAYPAL_STAND_IN_PORT: `${walletPort}`,
    P24_STAND_IN: 'on',
    P24_STAND_IN_PORT: `${p24Port}`,
    KSEF_STAND_IN: 'on',
    KSEF_STAND_IN_PORT: `${ksefPort}`,
    INPOST_STAND_IN: 'on',
    INPOST_STAND_IN_PORT: `${inpostPort}`,
    COMPANY_REGISTERS_STAND_IN: 'on',
    COMPANY_REGISTERS_STAND_IN_PORT: `${registersPort}`,
    SITE_URL: `http://127.0.0.1:${port}`,
    // Each test says from which address it comes.
    TRUSTED_PROXY_HOPS: '1',
    // Whatever this shell may name, the tests never meet the real services.
    DATABASE_URL: '',
    DATABASE_REPLICA_URL: '',
    SMTP_URL: '',
    MAIL_FROM: '',
    MAIL_OUTBOX_DIR: '',
    CONTACT_TO: '',
    EMAILJS_SERVICE_ID: '',
    FIREBASE_AUTH_EMULATOR_HOST: '',
    FIREBASE_DATABASE_EMULATOR_HOST: '',
    FIREBASE_PROJECT_ID: '',
    PAYPAL_CLIENT_ID: '',
    P24_MERCHANT_ID: '',
    INPOST_SHIPX_ORGANIZATION_ID: '',
  }
}
