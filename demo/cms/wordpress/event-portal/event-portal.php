<?php
/**
 * Plugin Name: Event portal
 * Description: Shows events, articles and adverts of your event-management system: as a block and as a shortcode.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Author: The event portal's authors
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: event-portal
 * Domain Path: /languages
 *
 * The MIT License is compatible with the GPL.
 *
 * @package EventPortal
 */

namespace EventPortal;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;
/** The name of the option with all settings, of the settings page and of its group. */
const OPTION = 'event_portal';
const PAGE   = 'event-portal';

require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/block.php';
