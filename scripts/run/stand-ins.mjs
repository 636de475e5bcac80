/**
 * The stand-ins of services of others on this machine. `setting` is the name of its setting, of its port and of its environment, `folder`
 * where it is in `local-services/`, and `variable` moves its port.
 */
const standIns = /** @type {const} */ ([
  { setting: 'wallet', folder: 'wallet', of: 'PayPal', variable: 'PAYPAL_STAND_IN_PORT' },
  { setting: 'przelewy24', folder: 'przelewy24', of: 'Przelewy24', variable: 'P24_STAND_IN_PORT' },
  { setting: 'inpost', folder: 'inpost', of: 'InPost', variable: 'INPOST_STAND_IN_PORT' },
  { setting: 'ksef', folder: 'ksef', of: 'KSeF', variable: 'KSEF_STAND_IN_PORT' },
  {
    setting: 'companyRegisters',
    folder: 'company-registers',
    of: 'the registers of companies',
    variable: 'COMPANY_REGISTERS_STAND_IN_PORT',
  },
])

/**
 * Those that are started with these settings.
 *
 * @param {import('../settings.mjs').Settings} settings
 */
export const startedStandIns = (settings) =>
  standIns
    .filter(({ setting }) => settings[setting].kind === 'ours')
    .map((each) => ({ ...each, name: `stand-in of ${each.of}`, port: settings.ports[each.setting] }))
