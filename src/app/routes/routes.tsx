import type { ComponentType } from 'react'
import { redirect, type RouteObject } from 'react-router-dom'
import { insideAddress } from '../../platform/http/inside-address'
import { ErrorScreen } from './error-screen'
import { loadDesign } from '../project/design'
import { guardNavigation } from './guard-navigation'
import { laterRoutes } from './later-routes'
import { listScreens } from './list-screens'
import { LoadingScreen } from './loading-screen'
import { Root } from '../root'
import { stepScreens } from './step-screens'

/** The addresses of the specification, section 2. Every screen is loaded when it is first opened; areas to come share one page. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <LoadingScreen />,
    loader: guardNavigation,
    shouldRevalidate: () => true,
    children: [
      { index: true, Component: LoadingScreen, loader: () => redirect('/gateway') },
      {
        path: 'redirect/*',
        Component: LoadingScreen,
        loader: ({ params, request }) => redirect(insideAddress(params['*'] ?? '') + new URL(request.url).search),
      },
      {
        path: 'login',
        errorElement: <ErrorScreen />,
        lazy: async () => ({ Component: (await import('../../features/account')).LoginScreen }),
      },
      {
        path: 'regist',
        errorElement: <ErrorScreen />,
        lazy: async () => ({ Component: (await import('../../features/account')).RegisterScreen }),
      },
      {
        path: 'auth-redirect',
        errorElement: <ErrorScreen />,
        lazy: async () => ({ Component: (await import('../../features/account')).AuthRedirect }),
      },
      {
        lazy: loadShell,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: 'gateway', lazy: async () => ({ Component: (await import('../../features/gateway')).GatewayScreen }) },
              { path: 'list/mssp', lazy: listScreens.mssp },
              { path: 'list/mssp/cad', lazy: listScreens.cad },
              { path: 'list/simulation', lazy: listScreens.simulation },
              { path: 'list/noise', lazy: listScreens.noise },
              { path: 'navbar/mssp', Component: LoadingScreen, loader: () => redirect('/navbar/mssp/selection') },
              { path: 'navbar/mssp/selection', lazy: stepScreens.selection },
              { path: 'navbar/mssp/piping', lazy: stepScreens.piping },
              { path: 'navbar/mssp/report', lazy: stepScreens.report },
              {
                path: 'navbar/mssp/report/infoPreview',
                lazy: async () => ({ Component: (await import('../../features/report')).ReportPreview }),
              },
              {
                path: 'navbar/center',
                lazy: async () => ({ Component: (await import('../../features/center')).CenterScreen }),
                children: [
                  { index: true, Component: LoadingScreen, loader: () => redirect('/navbar/center/visitors') },
                  { path: 'role', lazy: async () => ({ Component: (await import('../../features/center')).RolePage }) },
                  { path: 'users', lazy: async () => ({ Component: (await import('../../features/center')).UsersPage }) },
                  { path: 'dbm', lazy: async () => ({ Component: (await import('../../features/center')).LibrariesPage }) },
                  { path: 'bug', lazy: async () => ({ Component: (await import('../../features/center')).BugsPage }) },
                  { path: 'visitors', lazy: async () => ({ Component: (await import('../../features/center')).VisitorsPage }) },
                ],
              },
              { path: 'navbar/feedback', lazy: async () => ({ Component: (await import('../../features/feedback')).FeedbackScreen }) },
              { path: 'navbar/renovation', Component: LoadingScreen, loader: () => redirect('/navbar/renovation/list') },
              ...laterRoutes,
              { path: 'share/:token', lazy: async () => ({ Component: (await import('../../features/share')).OpenLinkScreen }) },
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
