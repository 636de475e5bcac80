/*
 * Who of the staff may do what, once for both programs, their tests and the screens. No zod: the server reads it before a page
 * is rendered, and the browser for what it shows.
 */

export const staffRoles = ['owner', 'office', 'warehouse', 'shop_floor', 'accounting'] as const

export type StaffRole = (typeof staffRoles)[number]

const OFFICE = ['owner', 'office'] as const
/** Who handles orders and goods. */
const HANDLING = [...OFFICE, 'warehouse', 'shop_floor'] as const

/** What there is to do, and whose work it is. */
export const staffAreas = {
  /** The beginning of the back office, which leads each to a place of theirs. */
  home: staffRoles,
  /**
   * Orders with all that belongs to handling them: statuses, parcels, labels, pick lists, notes, tags, documents to print; and
   * what was corrected of them or came back. Correcting one, and money that goes back, are for the office.
   */
  orders: HANDLING,
  /** Orders that staff take down, by phone or at the counter; and invoices are issued. Correcting one is for the office. */
  sales: [...OFFICE, 'shop_floor'],
  /** Invoices are listed and read. */
  invoices: [...OFFICE, 'shop_floor', 'accounting'],
  /** The registers are read: invoices, receipts, payments, refunds. */
  accounting: [...OFFICE, 'accounting'],
  /**
   * Withdrawals and complaints: entered and read; goods taken back, into the stock or to scrap. Answering a complaint is for
   * the office.
   */
  returns: HANDLING,
  /** Products as staff see them; changing them is for the office. */
  products: HANDLING,
  stock: [...OFFICE, 'warehouse'],
  /**
   * Everything that names no area: prices, products, payments, refunds, corrections, customers, news, suppliers' lists
   * and whatever is added.
   */
  office: OFFICE,
  /** Who has a role, and the audit log of what staff change. */
  staff: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffArea = keyof typeof staffAreas

const isArea = (name: string): name is StaffArea => Object.hasOwn(staffAreas, name)

export const listStaffAreas = (): StaffArea[] => Object.keys(staffAreas).filter(isArea)

/** Of a route or a page that names none. */
export const DEFAULT_AREA: StaffArea = 'office'

export function mayDo(role: StaffRole | null, area: StaffArea): boolean {
  const allowed: readonly StaffRole[] = staffAreas[area]
  return role !== null && allowed.includes(role)
}

/** The custom claim of every role but the owner's, which is `admin: true`. */
const ROLE_CLAIM = 'staff_role'

export type RoleClaims = { admin?: true; staff_role?: Exclude<StaffRole, 'owner'> }

/** The role that claims give, of a verified token or an account; null: none. */
export function staffRoleOf(claims: Readonly<Record<string, unknown>>): StaffRole | null {
  if (claims.admin === true) return 'owner'
  const given = Object.hasOwn(claims, ROLE_CLAIM) ? claims[ROLE_CLAIM] : null
  return staffRoles.find((role) => role === given && role !== 'owner') ?? null
}

export function claimsOf(role: StaffRole | null): RoleClaims {
  if (role === null) return {}
  return role === 'owner' ? { admin: true } : { staff_role: role }
}
