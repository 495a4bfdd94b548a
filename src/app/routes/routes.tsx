import type { ComponentType } from 'react'
import { redirect, type RouteObject } from 'react-router-dom'
import { pathOf } from '../../platform/areas'
import { insideAddress } from '../../platform/http/inside-address'
import { publicRoutes, shellRoutes, viewRoutes } from './area-routes'
import { ErrorScreen } from './error-screen'
import { loadDesign } from '../project/design'
import { guardNavigation } from './guard-navigation'
import { LoadingScreen } from './loading-screen'
import { Root } from '../root'

/** Addresses of the specification, section 2: those of the table of areas, and the few outside of it. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <LoadingScreen />,
    loader: guardNavigation,
    shouldRevalidate: () => true,
    children: [
      { index: true, Component: LoadingScreen, loader: () => redirect(pathOf('gateway')) },
      {
        path: 'redirect/*',
        Component: LoadingScreen,
        loader: ({ params, request }) => redirect(insideAddress(params['*'] ?? '') + new URL(request.url).search),
      },
      ...publicRoutes,
      {
        lazy: async () => ({ Component: (await import('../view/view-frame')).ViewFrame }),
        children: [{ errorElement: <ErrorScreen />, children: viewRoutes }],
      },
      {
        lazy: loadShell,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              ...shellRoutes,
              { path: '404', lazy: async () => ({ Component: (await import('./dead-end')).NotFound }) },
              { path: '401', lazy: async () => ({ Component: (await import('./dead-end')).Unauthorized }) },
              { path: '*', Component: LoadingScreen, loader: () => redirect('/404') },
            ],
          },
        ],
      },
    ],
  },
]

async function loadShell(): Promise<{ Component: ComponentType }> {
  const [{ Shell }] = await Promise.all([import('../shell/shell'), loadDesign()])
  return { Component: Shell }
}
