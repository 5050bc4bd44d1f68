import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import PortalConfigurator from './configurator/PortalConfigurator.vue';
import CodeToCopy from './examples/CodeToCopy.vue';
import LiveExample from './examples/LiveExample.vue';
import SettingsFilter from './settings/SettingsFilter.vue';
import ThemeTryOut from './theming/ThemeTryOut.vue';
import './style.css';
import './configurator/configurator.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
    app.component('CodeToCopy', CodeToCopy);
    app.component('PortalConfigurator', PortalConfigurator);
    app.component('SettingsFilter', SettingsFilter);
    app.component('ThemeTryOut', ThemeTryOut);
  },
} satisfies Theme;
