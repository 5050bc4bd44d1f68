import { type Theme, useData, useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { nextTick, onMounted, watch } from 'vue';
import type { Language } from '../languages';
import ApiCalls from './api/ApiCalls.vue';
import PortalConfigurator from './configurator/PortalConfigurator.vue';
import CodeToCopy from './examples/CodeToCopy.vue';
import LiveExample from './examples/LiveExample.vue';
import { nameControls } from './name-controls';
import SettingsFilter from './settings/SettingsFilter.vue';
import ThemeTryOut from './theming/ThemeTryOut.vue';
import './style.css';
import './configurator/configurator.css';

export default {
  extends: DefaultTheme,
  setup() {
    const { lang } = useData();
    const route = useRoute();
    const name = () => nextTick(() => nameControls(lang.value as Language));
    onMounted(name);
    watch(() => route.path, name);
  },
  enhanceApp({ app }) {
    app.component('ApiCalls', ApiCalls);
    app.component('LiveExample', LiveExample);
    app.component('CodeToCopy', CodeToCopy);
    app.component('PortalConfigurator', PortalConfigurator);
    app.component('SettingsFilter', SettingsFilter);
    app.component('ThemeTryOut', ThemeTryOut);
  },
} satisfies Theme;
