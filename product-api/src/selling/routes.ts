import type { FastifyPluginAsync } from 'fastify'
import { dispatchOrderRoutes } from './carriers/dispatch-orders.routes.ts'
import { shipmentRoutes } from './carriers/shipments.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { confirmationRoutes } from './confirmation/confirmation.routes.ts'
import { correctionRoutes } from './corrections/corrections.routes.ts'
import { statusMailRoutes } from '../platform/mail/status-mail.routes.ts'
import { backOfficeRoutes } from './orders/back-office.routes.ts'
import { linkedFileRoutes } from './orders/linked-files.routes.ts'
import { manyStatusesRoutes } from './orders/many-statuses.routes.ts'
import { orderLinkRoutes } from './orders/order-links.routes.ts'
import { orderWorkRoutes } from './orders/order-work.routes.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { ownOrderRoutes } from './orders/own-orders.routes.ts'
import { parcelRoutes } from './orders/parcels.routes.ts'
import { phoneOrderRoutes } from './orders/phone-order.routes.ts'
import { placeOrderRoutes } from './orders/place-order.routes.ts'
import type { AppDeps } from '../platform/http/app-deps.ts'

/** Carts, orders, what is changed of them, parcels. */
export const selling: FastifyPluginAsync<AppDeps> = async (app, deps) => {
  await app.register(cartRoutes, deps)
  await app.register(placeOrderRoutes, deps)
  await app.register(orderRoutes, deps)
  await app.register(ownOrderRoutes, deps)
  await app.register(phoneOrderRoutes, deps)
  await app.register(correctionRoutes, deps)
  await app.register(manyStatusesRoutes, deps)
  await app.register(statusMailRoutes, deps)
  await app.register(orderWorkRoutes, deps)
  await app.register(parcelRoutes, deps)
  await app.register(shipmentRoutes, deps)
  await app.register(dispatchOrderRoutes, deps)
  await app.register(orderLinkRoutes, deps)
  await app.register(linkedFileRoutes, deps)
  await app.register(backOfficeRoutes, deps)
  await app.register(confirmationRoutes, deps)
}
